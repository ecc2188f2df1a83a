"""One module (or folder) a device: its protocol, its driver and its emulator."""
