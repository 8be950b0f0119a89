#!/usr/bin/env node

process.stdout.write("obverse: nothing to run yet\n");
