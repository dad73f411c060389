import CitySearch

let index = try CityIndex.open(listAt: listPath, cacheDirectory: cacheFolder)
