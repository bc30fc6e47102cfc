import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../lib/local/free-port.ts'

/** The demonstration dealership: where it is, how its owner signs in, and the cloud's folder. */
export type Demo = { url: string; email: string; password: string; dir: string }

/** Measures against `npm start` with its demonstration dealership, in a process and a folder of its own. */
export async function withLocalCloud<T>(measure: (demo: Demo) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-demo-'))
  const child = spawn(process.execPath, ['bin/local.ts'], {
    env: { ...ownEnvironment(), PORT: String(await freePort()), LOCAL_DIR: dir, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return await measure({ ...(await readyCloud(child.stdout)), dir })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The environment as it was before this process turned to the bench's own table and Twilio. */
function ownEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS|TWILIO)_/.test(name)))
}

async function readyCloud(output: NodeJS.ReadableStream): Promise<Omit<Demo, 'dir'>> {
  let [email, password] = ['', '']
  for await (const line of createInterface({ input: output })) {
    const signIn = /^Sign in as (\S+) with the password (\S+)/.exec(line)
    if (signIn) [, email = '', password = ''] = signIn
    const [, url] = /^Lotwire is ready.*?(http\S+)/.exec(line) ?? []
    if (url) return { url, email, password }
  }
  throw new Error('The local cloud did not start.')
}
