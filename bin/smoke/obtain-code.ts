import { createInterface } from 'node:readline/promises'
import { until } from './until.ts'

/** The code mailed to the address: read from the local cloud's mailbox, elsewhere typed in by the mail's recipient. */
export async function obtainCode(origin: string, email: string): Promise<string> {
  const mailbox = `${origin}/local/api/mail?to=${encodeURIComponent(email)}`
  if (!(await isJson(mailbox))) return ask(`The code that was mailed to ${email}: `)
  return until(async () => {
    const { mails } = (await (await fetch(mailbox)).json()) as { mails: { text: string }[] }
    const [, code] = /^https?:\S+\bcode=([^&\s]+)/m.exec(mails[0]?.text ?? '') ?? []
    if (!code) throw new Error(`No mail with a code came to ${email}.`)
    return decodeURIComponent(code)
  })
}

/** Without the local console the URL is one of the pages. */
async function isJson(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url)
  return ok && (headers.get('content-type') ?? '').includes('json')
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
