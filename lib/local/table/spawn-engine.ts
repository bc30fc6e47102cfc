import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { PID_FILE } from './claim-folder.ts'

/**
 * The engine's keeper. It holds the reading end of a pipe from us: when we end, however we end, the pipe closes and the
 * keeper ends the engine. It has its own session, so that Ctrl-C does not stop the table before its users.
 */
const KEEPER = `
  exec 3<&0
  "$@" 3<&- </dev/null &
  engine=$!
  echo "$engine $OWNER_PID" > "$PID_FILE.new"
  mv "$PID_FILE.new" "$PID_FILE"
  ( read -r _ <&3; kill "$engine" ) 2>/dev/null &
  reader=$!
  wait "$engine"
  status=$?
  kill "$reader" 2>/dev/null
  exit "$status"`

const READY_SECONDS = 30
const END_SECONDS = 1.5

type Spawn = { binary: string; dir: string; port: number; signal?: AbortSignal }

/** Starts the engine once and waits until it listens; `ended` resolves, with a message for the log, when it is gone. */
export async function spawnEngine({ binary, dir, port, signal }: Spawn) {
  const serve = [binary, 'serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', join(dir, 'db.sqlite')]
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...serve], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    env: { PATH: process.env.PATH, OWNER_PID: String(process.pid), PID_FILE: join(dir, PID_FILE) },
  })
  let said = ''
  keeper.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-500)
  })
  keeper.stdin.on('error', () => {})
  let hasEnded = false
  const ended = once(keeper, 'exit').then(([code, killer]) => {
    hasEnded = true
    keeper.stdin.destroy()
    return said.trim().split('\n').at(-1) || `exit ${killer ?? code}`
  })
  const stop = async () => {
    keeper.stdin.end()
    const late = setTimeout(() => keeper.pid && !hasEnded && process.kill(-keeper.pid, 'SIGKILL'), END_SECONDS * 1000)
    await ended
    clearTimeout(late)
  }

  const patience = AbortSignal.any([AbortSignal.timeout(READY_SECONDS * 1000), ...(signal ? [signal] : [])])
  const isListening = await Promise.race([
    listening(keeper.stderr).then(() => true),
    ended.then(() => false),
    once(patience, 'abort').then(() => false),
  ])
  if (isListening) return { ended, stop }
  await stop()
  throw new Error(`The local table's engine did not start on port ${port}: ${await ended}.`)
}

/** The engine reports on its error output that its port is bound; probing the port might reach another engine. */
async function listening(output: Readable) {
  for (let text = ''; !text.includes('listening on'); ) text += (await once(output, 'data'))[0]
}
