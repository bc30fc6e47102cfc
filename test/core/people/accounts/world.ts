import { join } from 'node:path'
import { queueVariable } from '#contract/environment.ts'
import { startGateway } from '../../../../lib/local/gateway.ts'
import type { Invoke } from '../../../../lib/local/invoke.ts'
import { startMail } from '../../../../lib/local/mail.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { startSecrets } from '../../../../lib/local/secrets.ts'
import { startUsers, type UsersOptions } from '../../../../lib/local/users.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { personAt } from '../../../person.ts'
import { startTestTable } from '../../../table.ts'

const invoke: Invoke = async (name, event) => {
  const handlers: Record<string, () => Promise<{ handler: (event: never) => unknown }>> = {
    'api-auth': () => import('../../../../functions/api/auth.ts'),
    'api-me': () => import('../../../../functions/api/me.ts'),
    'open-accounts': () => import('../../../../functions/jobs/open-accounts.ts'),
    'pre-token-generation': () => import('../../../../functions/jobs/pre-token-generation.ts'),
    'custom-message': () => import('../../../../functions/jobs/custom-message.ts'),
  }
  const { handler } = (await handlers[name]?.()) ?? {}
  if (!handler) throw new Error(`No function ${name} here.`)
  return handler(event as never)
}

export const PASSWORD = 'Correct1Horse'
const EDGE_SECRET = 'only the edge knows'

/** Everything that accounts need, as real servers behind the gateway, and the environment that points to them. */
export async function startWorld(pool: Pick<UsersOptions, 'validitySeconds' | 'graceSeconds' | 'now'> = {}) {
  const dir = newFolder('accounts')
  const behind =
    Promise.withResolvers<Parameters<typeof startGateway>[0]['behind'] extends Promise<infer B> ? B : never>()
  const gateway = await startGateway({ port: 0, behind: behind.promise })
  const accounts = {
    name: 'open-accounts',
    handler: 'open-accounts',
    batchSize: 1,
    maxReceiveCount: 5,
    visibilitySeconds: 30,
  }
  const [table, secrets, mail, queues] = await Promise.all([
    startTestTable(),
    startSecrets({ dir: join(dir, 'secrets') }),
    startMail({ dir: join(dir, 'mail') }),
    startQueues({ dir: join(dir, 'queues'), queues: [accounts], invoke }),
  ])
  const users = await startUsers({ dir: join(dir, 'users'), invoke, sendMail: mail.deliver, ...pool })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: secrets.url,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: users.url,
    USER_POOL_ID: users.poolId,
    USER_POOL_CLIENT_ID: users.clientId,
    USER_POOL_CLIENT_SECRET: users.clientSecret,
    JWKS_URL: `${users.url}/${users.poolId}/.well-known/jwks.json`,
    SECRETS_KEY_ID: secrets.keyId,
    MAIL_FROM: 'Lotwire <hello@lotwire.test>',
    CSRF_KEY: 'a key for tests',
    EDGE_SECRET,
    PUBLIC_URL: gateway.url,
    [queueVariable('open-accounts')]: queues.queueUrl('open-accounts'),
  })
  const nobody = () => {}
  behind.resolve({
    api: { invoke, edgeSecret: EDGE_SECRET, now: () => new Date(), headers: {} },
    site: { folder: dir, headers: {} },
    events: nobody,
    socket: nobody,
    signal: nobody,
    console: nobody,
  })

  const person = (address?: string) => personAt(gateway.url, address)
  const mailsTo = (email: string) => mail.mails(email)
  /** The newest mail to an address, once there are `count` of them. */
  async function mailTo(email: string, count = 1) {
    return eventually(() => {
      const [newest] = mailsTo(email)
      if (!newest || mailsTo(email).length < count) throw new Error(`no mail to ${email}`)
      return newest
    })
  }
  const codeOf = ({ text }: { text: string }) => /code=(\d{6})$/m.exec(text)?.[1] ?? ''

  return {
    dir,
    url: gateway.url,
    users,
    person,
    mailsTo,
    mailTo,
    codeOf,
    signUpForm: (email: string, more: object = {}) => ({
      firstName: 'Ana',
      lastName: 'Ruiz',
      organization: 'Ruiz Motors',
      email,
      password: PASSWORD,
      ...more,
    }),
    /** A person who signed up and verified their address. */
    async verified(email: string, more: object = {}) {
      const somebody = person()
      await somebody.post('/api/auth/signup', this.signUpForm(email, more))
      await somebody.post('/api/auth/verify', { email, code: codeOf(await mailTo(email)) })
      return somebody
    },
    async signedIn(email: string, more: object = {}) {
      const somebody = await this.verified(email, more)
      await somebody.post('/api/auth/login', { email, password: PASSWORD })
      return somebody
    },
    async stop() {
      await gateway.stop()
      await queues.stop()
      await Promise.all([table.stop(), secrets.stop(), mail.stop(), users.stop()])
    },
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>
