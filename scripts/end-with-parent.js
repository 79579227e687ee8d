// Loaded into every process the start script makes: standard input is a pipe to the start script, and when it ends,
// however the start script died, this process ends too, in the orderly way.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
