"""Devices: what the house's machines print. Each renders values and decides nothing."""
