"""The one way in: authorise, decide, append durably, apply, publish."""
