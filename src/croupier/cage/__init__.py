"""The cage: tickets that tables issue, paid once, voided, reprinted or left unclaimed."""
