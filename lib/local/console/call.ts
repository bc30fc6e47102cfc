import type { IncomingMessage } from 'node:http'
import type { Ai } from '../ai.ts'
import type { Dns } from '../dns.ts'
import type { Faults, Fault as ServiceFault } from '../faults.ts'
import type { FeedFolder, FtpFile } from '../ftp/feed-folder.ts'
import type { Google } from '../google.ts'
import type { Letter, Mail } from '../mail.ts'
import type { Meta } from '../meta.ts'
import type { Providers } from '../providers.ts'
import type { PushService } from '../push.ts'
import type { InboundMail } from '../receive-mail.ts'
import type { Stripe } from '../stripe.ts'
import type { MailEventName } from '../tell-of-mail.ts'
import type { Twilio } from '../twilio.ts'

export type ConsoleParts = {
  mail: {
    mails(to?: string): Mail[]
    letters(to?: string): Letter[]
    happen(to: string, event: MailEventName): Promise<boolean>
  }
  /** Brings a mail in from outside. */
  receiveMail(mail: InboundMail): Promise<{ id: string }>
  twilio: Twilio
  /** The sample dealer's server; `dropFeed` puts a newer sample feed on it. */
  ftp: {
    host: string
    port: number
    username: string
    password: string
    folderOf(name?: string): FeedFolder
    dropFeed(): Promise<FtpFile>
  }
  /** How far the product's time is ahead. */
  clock: { readonly offsetHours: number }
  /** Lets time pass until it is so many hours ahead; less than before only sets it back. */
  passTime(hours: number): Promise<void>
  stream: { lagMs(): Promise<number> }
  ai: Pick<Ai, 'keys' | 'scriptOf'>
  google: Pick<Google, 'list' | 'act' | 'fault'>
  meta: Pick<
    Meta,
    | 'preset'
    | 'currentPreset'
    | 'list'
    | 'addPage'
    | 'giveCode'
    | 'write'
    | 'happen'
    | 'edit'
    | 'withdraw'
    | 'answerThere'
    | 'fault'
  >
  stripe: Pick<Stripe, 'list' | 'catchUp'>
  providers: Pick<Providers, 'own' | 'ownSaml'>
  dns: Pick<Dns, 'alias' | 'list' | 'set'>
  push: Pick<PushService, 'list' | 'subscribe' | 'end'>
  /** Whose chat the dealer's site carries. */
  site: { url: string; key(): string | undefined }
  faults: Pick<Faults, 'list'>
  switchOff(fault: ServiceFault): Promise<void>
  /** Runs a job as if at this time (default: the clock's), of one dealership or of all. */
  runJob(name: string, of?: { at?: Date; org?: string }): Promise<unknown>
  /** The jobs that it can run. */
  runnableJobs: string[]
  /** The demo dealership's login; absent for an empty start. */
  signIn?: { email: string; password: string }
}

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
  /** A PUT has its raw body in `request`; the others have the query and JSON fields as `input`. */
  answer(parts: ConsoleParts, input: Record<string, unknown>, name: string, request: IncomingMessage): unknown
}
