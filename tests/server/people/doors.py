"""Every way in which one player may come to another: all endpoints and commands, each classified.

A new endpoint or command belongs into one of the two lists: `DOORS`, with the check that proves that a block closes it
(`tests/server/people/test_doors.py`), or `NO_DOORS`, with the reason why nobody is reached through it.
"""

from __future__ import annotations

from vierblatt.protocol.asyncapi import COMMANDS
from vierblatt.server.http.registry import GROUPS

#: Name of an endpoint or command -> the check that tries it on somebody who is blocked.
DOORS: dict[str, str] = {
    # endpoints
    "befriend": "ask",
    "follow": "ask",
    "challenge": "ask",
    "person_relation": "relation",
    "known_people": "lists",
    "followed_matches": "lists",
    "my_notices": "notices",
    "accept_challenge": "open challenge",
    "decline_challenge": "open challenge",
    "quick_match": "quick match",
    "majlis_table": "majlis table",
    "majlis_chat": "majlis chat",
    "say_in_majlis": "majlis chat",
    "react_in_majlis": "majlis chat",
    "my_majlises": "majlis chat",
    "review": "review",
    "change_review": "review",
    # commands
    "enter": "table chat",
    "say": "table chat",
    "chat": "table chat",
    "sit": "sit",
    "rematch": "rematch",
    "join-voice": "voice",
    "signal": "voice",
    "join-queue": "queue",
    "watch-review": "review",
    "watch-notices": "notices",
}

#: Why nobody is reached -> names of endpoints and commands.
NO_DOORS: dict[str, str] = {
    "the player's own account and what belongs to it": """
        me change_me change_password delete_me export_me my_records my_tables list_sessions end_session list_tokens
        create_token delete_token passkey_options add_passkey list_passkeys delete_passkey set_reachability
        read_notices remove_notices my_reviews my_studies my_tournaments my_daily my_puzzles my_puzzle_statistics""",
    "no account, or a new one": """
        server guest renew_token register log_in log_out_everywhere passkey_login_options log_in_with_passkey""",
    "the same for everybody, without a word of a player's own": """
        list_games rules_of_game statistics lobby table_info table_proof table_code record replay_outline replay_deal
        analysis_state analysis_document player player_records leaders bot_leaders player_statistics match_luck
        lesson_steps lesson_choice majlis_code dispute_form judge_dispute disputed_card""",
    "only ends what there was, or hides more; nobody is told": "unfriend unfollow block unblock mute unmute",
    "a table of one's own, which others enter by its link": "open_table",
    "of a match that is over, for whoever has its link; says nothing to anybody": """
        analyse_record open_review delete_review review_line review_known_actions review_known_chances
        review_these_cards puzzle_of_review puzzle_of_record review_swaps""",
    "a majlis as a whole: its members know its link, and its host decides who is in it": """
        open_majlis majlis change_majlis delete_majlis renew_majlis_link join_majlis leave_majlis majlis_records
        delete_majlis_line majlis_of_table watch-majlis add_majlis_event skip_majlis_event end_majlis_event
        majlis_events majlis_event_calendar add_majlis_rules change_majlis_rules delete_majlis_rules use_majlis_rules
        appoint_manager majlis_leaders majlis_members majlis_tables take_over_tournament""",
    "played alone": """
        daily_today daily_day daily_proof daily_leaders daily_board daily_action daily_review puzzle_counts next_puzzle
        daily_puzzle own_puzzle begin_puzzle_run puzzle_run answer_puzzle play_puzzle vote_on_puzzle review_puzzle""",
    "a collection of positions, for whoever has its link": """
        new_study study rename_study delete_study add_position change_position remove_position""",
    "a word to the moderators, or theirs; nobody else reads it": """
        report_player my_reports my_moderation appeal moderation_queue moderation_case moderate moderation_trail""",
    "a tournament, whose organiser decides who plays whom; partners come by a link": """
        join_tournament free_partner_place
        new_tournament tournaments tournament delete_tournament enter_contestant check_in_contestant
        withdraw_contestant return_contestant penalise_contestant start_tournament pair_round pause_tournament
        resume_tournament close_tournament report_result rule_meeting enter_tournament leave_tournament tournament_log
        tournament_standings tournament_results tournament_calendar tournament_code tournament_boards
        tournament_board""",
    "the connection itself, and the list of public tables": "hello ping watch-lobby",
    "play: a match that has begun goes on": """
        go stand ready nonce act say-out-of-turn why check-card hint claim ask answer unpause claim-absence take-seat
        set-pace skip continue leave-queue leave-voice""",
    "the host's, about seats of their own table": "seat-bot unseat close",
}
#: The command that mutes has the name of the endpoint; both hide more.
COMMAND_ALSO_AN_ENDPOINT = {"mute"}


def all_names() -> set[str]:
    """Every endpoint and command that there is."""
    endpoints = {endpoint.name for group in GROUPS for endpoint in group}
    commands = {str(command.__struct_config__.tag) for command in COMMANDS}
    assert endpoints & commands == COMMAND_ALSO_AN_ENDPOINT
    return endpoints | commands


def without_door() -> list[str]:
    """All names in `NO_DOORS`."""
    return [name for names in NO_DOORS.values() for name in names.split()]
