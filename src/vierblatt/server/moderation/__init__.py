"""Moderation: players report others, and moderators decide. All they do is in a trail, and can be appealed against."""
