"""High Card: the smallest game there is, brought along as another package would bring one."""
