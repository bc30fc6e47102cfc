import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SendEmailRequest, SendEmailResponse } from '@aws-sdk/client-sesv2'
import { monotonicFactory } from 'ulid'
import { lookUpAlias } from '../../functions/core/platform/look-up-texts.ts'
import { AwsError, awsFailure, refuseWhatIsWrong } from './aws-json.ts'
import type { Off } from './faults.ts'
import { type HttpRequest, startHttpServer } from './http-server.ts'
import type { Invoke } from './invoke.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'
import sesv2 from './models/sesv2.json' with { type: 'json' }
import { type MailEventName, tellOfMail } from './tell-of-mail.ts'

/** A mail as shown in the local console's mailbox; `sent_at` is ISO 8601. A body that was not sent is empty. */
export type Mail = { to: string; subject: string; text: string; html: string; sent_at: string }
export type OutgoingMail = { to: string; subject: string; text?: string; html?: string }
/** A mail as it reaches a customer: with what programs read of it. */
export interface Letter extends Mail {
  from: string
  message_id: string
  cc: string[]
  reply_to: string | null
  headers: Record<string, string>
  attachments: { name: string; content_type: string; content: string }[]
  /** SES's events of it bear these; null where it names no set that tells of them. */
  tags: Record<string, string[]> | null
}

interface Options {
  dir: string
  port?: number
  off?: Off
  /** Runs the product's functions; absent: nothing tells it what becomes of a mail. */
  invoke?: Invoke
}

/** The twin of SES v2: takes mail from the SDK and keeps it on disk as a mailbox. */
export async function startMail({ dir, port = 0, off, invoke }: Options) {
  const identities = new Set<string>()
  const folder = join(dir, 'mails')
  mkdirSync(folder, { recursive: true })
  const nextId = monotonicFactory()
  // Names are ULIDs, so their order is the order of sending.
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readJsonFile<Letter>(join(folder, name)) ?? [])

  function keep({ to, subject, text = '', html = '', ...more }: OutgoingMail & Partial<Letter>): string {
    const id = nextId()
    const letter = {
      ...{ to, subject, text, html, sent_at: new Date().toISOString() },
      ...{ from: '', cc: [], reply_to: null, headers: {}, attachments: [], tags: null },
      ...more,
      message_id: `<${more.message_id ?? id}@email.amazonses.com>`,
    }
    writeJsonFile(join(folder, `${id}.json`), letter)
    kept.push(letter)
    return id
  }

  function send(request: SendEmailRequest): SendEmailResponse {
    const { CcAddresses = [], BccAddresses = [], ToAddresses = [] } = request.Destination ?? {}
    const recipients = [...ToAddresses, ...CcAddresses, ...BccAddresses]
    const { Subject, Body, Headers = [], Attachments = [] } = request.Content?.Simple ?? {}
    if (!request.FromEmailAddress) throw new AwsError('BadRequestException', 'Missing required header "From".')
    if (recipients.length === 0) throw new AwsError('BadRequestException', 'Must have at least one recipient.')
    if (!Body?.Text && !Body?.Html) throw new AwsError('BadRequestException', 'Missing required body.')

    const message_id = nextId()
    const sent = {
      ...{ message_id, from: request.FromEmailAddress, cc: CcAddresses },
      tags: request.ConfigurationSetName
        ? Object.fromEntries((request.EmailTags ?? []).map(({ Name = '', Value = '' }) => [Name, [Value]]))
        : null,
      reply_to: request.ReplyToAddresses?.[0] ?? null,
      headers: Object.fromEntries(Headers.map(({ Name = '', Value = '' }) => [Name, Value])),
      attachments: Attachments.map(({ FileName: name = '', ContentType: content_type = '', RawContent }) => ({
        ...{ name, content_type },
        content: String(RawContent),
      })),
    }
    for (const to of recipients)
      keep({ to, subject: Subject?.Data ?? '', text: Body.Text?.Data, html: Body.Html?.Data, ...sent })
    return { MessageId: message_id }
  }

  const lettersTo = (to?: string): Letter[] =>
    kept.filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase()).reverse()

  /** SES verifies a domain by the names that its tokens have in the DNS. */
  async function answerIdentity({ method, path, body }: HttpRequest) {
    const [, named] = /^\/v2\/email\/identities(?:\/(.+))?$/.exec(path) ?? []
    if (!path.startsWith('/v2/email/identities')) return
    const domain = decodeURIComponent(named ?? '') || (JSON.parse(body) as { EmailIdentity: string }).EmailIdentity
    if (method === 'POST' && identities.has(domain)) throw new AwsError('AlreadyExistsException', `${domain} exists.`)
    if (method === 'POST') identities.add(domain)
    if (!identities.has(domain)) throw new AwsError('NotFoundException', `There is no ${domain}.`)
    const Tokens = [1, 2, 3].map((n) => createHash('sha256').update(`${domain} ${n}`).digest('hex').slice(0, 32))
    const found = await Promise.all(Tokens.map((token) => lookUpAlias(`${token}._domainkey.${domain}`)))
    const isVerified = found.every(([name], i) => name === `${Tokens[i]}.dkim.amazonses.com`)
    return { VerifiedForSendingStatus: isVerified, DkimAttributes: { Tokens } }
  }

  async function answer(request: HttpRequest) {
    try {
      const identity = await answerIdentity(request)
      if (identity) return { status: 200, body: identity }
      if (request.method !== 'POST' || request.path !== '/v2/email/outbound-emails') {
        throw new AwsError('NotFoundException', `The local mail has no ${request.method} ${request.path}.`)
      }
      const input = JSON.parse(request.body)
      refuseWhatIsWrong(sesv2, 'SendEmail', input)
      return { status: 200, body: send(input) }
    } catch (error) {
      if (!(error instanceof AwsError)) throw error
      return awsFailure(error)
    }
  }

  const server = await startHttpServer(port, answer, off)
  return {
    ...server,
    /** All mails, or those to one address in any case; newest first. */
    mails: (to?: string): Mail[] =>
      lettersTo(to).map(({ to, subject, text, html, sent_at }) => ({ to, subject, text, html, sent_at })),
    /** The same with all that came with them. */
    letters: lettersTo,
    /** Tells the product what became of the newest mail to an address; false where there is none. */
    async happen(to: string, event: MailEventName): Promise<boolean> {
      const [letter] = lettersTo(to)
      if (letter && invoke) await tellOfMail(letter, event, invoke)
      return letter !== undefined
    },
    async deliver(mail: OutgoingMail): Promise<void> {
      keep(mail)
    },
  }
}
