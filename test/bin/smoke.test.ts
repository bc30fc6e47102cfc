import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { openCloud, unusedAccount } from '../cloud.ts'

// Building and starting may take longer than a test.
beforeAll(async () => void (await openCloud()))

async function smoke(...args: string[]) {
  const child = spawn(process.execPath, ['bin/smoke.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, err }
}

test('a new dealership signs up, confirms, hears a customer’s message, brings a file in and leaves, from outside alone', async () => {
  const { url } = await openCloud()
  const { account_sid, auth_token } = await unusedAccount()
  const { code, out, err } = await smoke(url, '--account-sid', account_sid, '--auth-token', auth_token)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('✓ a push to the open socket')
  expect(out).toContain('All 16 steps passed')
})

test('a deployment that does not do a step is told with its name', async () => {
  const { url } = await openCloud()
  const { code, err } = await smoke(url, '--code', '000000')
  expect(code).toBe(1)
  expect(err).toMatch(/^✗ confirm: POST \/api\/auth\/verify answered 4\d\d/)
})
