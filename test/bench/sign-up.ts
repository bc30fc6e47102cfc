import { setTimeout as wait } from 'node:timers/promises'
import { personAt } from '../person.ts'
import { askConsole } from './live.ts'

export const PASSWORD = 'Correct7horse'

/** A dealership that signs up at a local cloud, the n-th of its kind: its owner's browser. */
export async function signUp(url: string, n = 1) {
  const person = personAt(url, `127.0.5.${n}`)
  const email = `owner${n}@neighbor.example`
  const names = { firstName: 'Nora', lastName: 'Neighbor', organization: 'Neighbor Motors' }
  await person.post('/api/auth/signup', { email, password: PASSWORD, ...names })
  await person.post('/api/auth/verify', { email, code: await codeFor(url, email), password: PASSWORD })
  const { status, text } = await person.post('/api/auth/login', { email, password: PASSWORD })
  if (status !== 200) throw new Error(`The neighbor could not log in: ${text}`)
  return person
}

/** The code that was mailed to an address. */
export async function codeFor(url: string, email: string): Promise<string> {
  for (let n = 0; n < 100; n++, await wait(200)) {
    const { mails } = await askConsole<{ mails: { text: string }[] }>(url, `mail?to=${encodeURIComponent(email)}`)
    const [, code] = /[?&]code=([^&\s]+)/.exec(mails[0]?.text ?? '') ?? []
    if (code) return code
  }
  throw new Error('No code came.')
}
