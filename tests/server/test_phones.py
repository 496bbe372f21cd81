"""A host lets phones in: a server for this machine alone listens in the local network as well."""

from __future__ import annotations

from urllib.parse import urlsplit

from stockpile.server.reach import base_url, lan_addresses
from tests.server.running import Running, ask

NETWORK = [one for one in lan_addresses() if ":" not in one]
"""By which address others reach this machine, if any do."""


def test_the_host_lets_phones_in_and_nobody_loses_their_place() -> None:
    with Running("--let-phones-in") as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        code = server.post("/api/tables", {}, token=ann).json["code"]
        table = f"/api/tables/{code}"
        assert server.get(table, token=ann).json["phones"]
        assert "phones" not in server.get(table, token=ben).json

        def refused(token: str, **headers: str) -> str:
            answer = ask("POST", f"{server.url}{table}/phones", token=token, headers=headers)
            assert answer.status in {403, 421}
            refusal: str = answer.json["code"]
            return refusal

        assert refused(ben) == "not-the-host"
        assert refused(ann, via="1.1 proxy") == "phones-not-allowed"
        assert refused(ann, origin="https://evil.example") == "foreign-origin"
        assert refused(ann, host="evil.example") == "foreign-host"
        assert urlsplit(server.get(table).json["link"]).hostname == "127.0.0.1"

        opened = server.post(f"{table}/phones", None, token=ann)
        if not NETWORK:
            assert (opened.status, opened.json["code"]) == (409, "no-network")
            return
        assert opened.status == 200
        base = base_url(NETWORK[0], server.port)
        assert opened.json["link"] == f"{base}/t/{code}"
        assert "phones" not in opened.json
        # Asked again, it stays as it is.
        assert server.post(f"{table}/phones", None, token=ann).json == opened.json
        assert ask("GET", f"{base}{table}").json["link"] == f"{base}/t/{code}"
        # Whoever comes by the network asks for nothing but a seat.
        assert ask("POST", f"{base}{table}/phones", token=ann).json["code"] == "phones-not-allowed"
        assert ask("GET", f"{base}/metrics").status == 404
        assert server.get("/api/me", token=ann).status == 200


def test_a_server_that_was_not_started_for_it_lets_no_phones_in() -> None:
    with Running() as server:
        ann = server.guest("Ann")
        code = server.post("/api/tables", {}, token=ann).json["code"]
        assert "phones" not in server.get(f"/api/tables/{code}").json
        refused = server.post(f"/api/tables/{code}/phones", None, token=ann)
        assert (refused.status, refused.json["code"]) == (403, "phones-not-allowed")


def test_a_server_for_the_network_has_links_that_lead_there() -> None:
    with Running("--lan") as server:
        code = server.post("/api/tables", {}, token=server.guest("Ann")).json["code"]
        link = server.get(f"/api/tables/{code}").json["link"]
        base = base_url(NETWORK[0] if NETWORK else "127.0.0.1", server.port)
        assert link == f"{base}/t/{code}"
