"""Devices: what machines read, and what they print. They report and render, and decide nothing."""
