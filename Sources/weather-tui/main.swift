print("weather-tui")
