import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { codeIn, confirm, local, refresh, signIn, signUp, start, usePools, verified } from './users/test-pool.ts'

usePools()

test('what was answered survives kill -9: the account, the session, the key that signs', async () => {
  await local.users.stop()
  const program = `
    import { startUsers } from ${JSON.stringify(join(import.meta.dirname, '../../lib/local/users.ts'))}
    const sendMail = async (mail) => console.log(JSON.stringify(mail))
    const users = await startUsers({ dir: ${JSON.stringify(local.dir)}, invoke: async (_, event) => event, sendMail })
    console.log(JSON.stringify({ url: users.url }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const nextLine = async () => JSON.parse((await lines.next()).value ?? '')

  local.url = (await nextLine()).url
  await signUp()
  await confirm(codeIn(await nextLine()))
  const before = await signIn()
  child.kill('SIGKILL')
  await once(child, 'exit')

  await start()
  await verified(before.AccessToken)
  expect((await refresh(before.RefreshToken))?.AccessToken).toBeTruthy()
  expect((await signIn()).AccessToken).not.toBe('')
})
