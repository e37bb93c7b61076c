"""Plays games through `smallfolk engine` with random choices, as any program in any language can.

usage: stranger.py <game> <number of games> <seed> -- <command that starts the engine>
"""

import json
import random
import subprocess
import sys


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sent = 0

    def ask(self, do, **fields):
        self.sent += 1
        self.process.stdin.write(json.dumps({"id": self.sent, "do": do, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply["id"] == self.sent, reply
        if not reply["ok"]:
            sys.exit(reply["error"]["message"])
        return reply


def main():
    game, games, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    chance = random.Random(seed)
    engine = Engine(sys.argv[5:])
    for number in range(games):
        table = engine.ask("new", game=game, seed=f"{seed} {number}")["snapshot"]
        while "result" not in table:
            answer = chance.choice(table["decision"]["keys"])
            table = engine.ask("choose", answer=answer, at=table["choices"])["snapshot"]
        print(json.dumps({"choices": table["choices"], "result": table["result"], "seed": table["seed"]}))
    engine.ask("quit")
    sys.exit(engine.process.wait())


main()
