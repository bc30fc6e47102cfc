import { join, resolve } from 'node:path'
import { followedEntities } from '#contract/follows.ts'
import { jobs } from '#contract/jobs.ts'
import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import { AwsError } from './aws-json.ts'
import { openClock } from './clock.ts'
import {
  EXPORTS_BUCKET,
  LISTS_BUCKET,
  MAILS_BUCKET,
  MEDIA_BUCKET,
  SET_ASIDE_BUCKET,
  setEnvironment,
  TABLE_NAME,
} from './cloud/environment.ts'
import { queueList, scheduleList } from './cloud/job-lists.ts'
import { keepFailures } from './cloud/keep-failures.ts'
import { openKeys } from './cloud/keys.ts'
import { loadFunctions } from './cloud/load-functions.ts'
import { localHeaders, localSignupHeaders } from './cloud/local-headers.ts'
import { dueFinder } from './cloud/next-due.ts'
import { countWork, timePasser, untilQuiet } from './cloud/pass-time.ts'
import { jobRunner, RUNNABLE_JOBS } from './cloud/run-job.ts'
import { planSeed, seedOnce } from './cloud/seed-once.ts'
import { startVendors } from './cloud/start-vendors.ts'
import { switcher } from './cloud/switch-off.ts'
import { createConsole } from './console.ts'
import { startEvents } from './events.ts'
import { openFaults } from './faults.ts'
import { fetchOwn } from './fetch-own.ts'
import { dropSampleFeed } from './ftp/drop-sample-feed.ts'
import { startFtp } from './ftp.ts'
import { type Behind, startGateway } from './gateway.ts'
import type { Invoke } from './invoke.ts'
import { writeJsonFile } from './json-file.ts'
import { type OutgoingMail, startMail } from './mail.ts'
import { startProviders } from './providers.ts'
import { startQueues } from './queues.ts'
import { receiveMail } from './receive-mail.ts'
import { startSchedules } from './schedules.ts'
import { startSecrets } from './secrets.ts'
import { demonstration, seedDemonstration } from './seed.ts'
import { startStream } from './stream.ts'
import { LOCAL_CREDENTIALS } from './table/local-credentials.ts'
import { tableDefinition } from './table/table-definition.ts'
import { startTable } from './table.ts'
import { startTwilio } from './twilio.ts'
import { startUploads } from './uploads.ts'
import { startUsers } from './users.ts'

interface CloudOptions {
  port: number
  /** The data folder (LOCAL_DIR); `build/functions` and `build/web` in it hold the output of bin/build.ts. */
  dir: string
  seed: 'demo' | 'none'
  /** A Twilio other than the simulator. */
  twilioBaseUrl?: string
  /** Until it resolves, the services start, and nothing is answered. */
  built?: Promise<unknown>
  /** Called with a line of text about each slow step. */
  onStep?: (step: string) => void
}

/**
 * Starts the whole product on this machine: every part of the AWS deployment as a twin on loopback, the built handlers
 * in this process, all on one port. Stopping ends every part; confirmed data is there at the next start.
 */
export async function startCloud({ port, dir: folder, seed, twilioBaseUrl, built, onStep }: CloudOptions) {
  const dir = resolve(folder)
  // With a real Twilio there is nothing to play the customers.
  const plan = planSeed(dir, seed === 'demo' && twilioBaseUrl === undefined)
  const signIn = plan === 'none' ? undefined : demonstration
  const stops: (() => Promise<void>)[] = []
  const started = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    stops.push(() => part.stop())
    return part
  }
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end().catch((error) => console.error(error))
  }
  const behind = Promise.withResolvers<Behind>()
  const ready = Promise.withResolvers<Invoke>()
  ready.promise.catch(() => {})
  const work = countWork(
    async (name, event) => (await ready.promise)(name, event),
    () => parts.some((part) => part.isBusy()),
  )
  const { invoke } = work
  const parts: { isBusy(): boolean }[] = []
  const clock = started(openClock(join(dir, 'clock.json')))
  const faults = openFaults()
  const now = () => clock.now()

  try {
    const gateway = started(await startGateway({ port, behind: behind.promise }))
    const table = started(await startTable({ dir: join(dir, 'table'), table: tableDefinition(TABLE_NAME) }))
    const secrets = started(await startSecrets({ dir: join(dir, 'secrets') }))
    const mail = started(await startMail({ dir: join(dir, 'mail'), invoke, off: faults.offOf('mail') }))
    const uploads = started(
      await startUploads({
        dir: join(dir, 'uploads'),
        bucket: [SET_ASIDE_BUCKET, EXPORTS_BUCKET, LISTS_BUCKET, MAILS_BUCKET, MEDIA_BUCKET],
        unversioned: [EXPORTS_BUCKET, LISTS_BUCKET, MAILS_BUCKET, MEDIA_BUCKET],
        expire: [
          { bucket: EXPORTS_BUCKET, days: 7 },
          { bucket: LISTS_BUCKET, days: FILE_KEPT_DAYS + 1 },
          { bucket: MAILS_BUCKET, days: 30 },
          { bucket: MEDIA_BUCKET, prefix: 'new/', days: 7 },
        ],
        ...LOCAL_CREDENTIALS,
      }),
    )
    const sendMail = async (message: OutgoingMail) => {
      if (faults.isOff('mail')) throw new AwsError('CodeDeliveryFailureException', 'The code could not be delivered.')
      await mail.deliver(message)
    }
    const providers = started(await startProviders())
    const hosted = { publicUrl: gateway.url, providers: providers.pool }
    const users = started(await startUsers({ dir: join(dir, 'users'), invoke, sendMail, hosted }))
    const events = started(
      await startEvents({
        invoke,
        accessKeyId: LOCAL_CREDENTIALS.accessKeyId,
        server: gateway.server,
        off: faults.offOf('events'),
      }),
    )
    const queues = started(
      await startQueues({
        dir: join(dir, 'queues'),
        queues: queueList,
        invoke,
        off: faults.offOf('queue'),
        isOff: () => faults.isOff('queue'),
      }),
    )
    const endFetch = fetchOwn({ [gateway.url]: gateway.server, [queues.url]: queues.server })
    stops.push(async () => endFetch())
    const twilio = started(await startTwilio({ dir: join(dir, 'twilio'), now }))
    const ftp = started(await startFtp({ dir: join(dir, 'ftp') }))
    const vendors = await startVendors({
      ...{ dir, publicUrl: gateway.url, now, faults, started },
      textCode: twilio.textCode,
    })
    for (const { server } of [gateway, twilio, vendors.meta]) clock.follow(server)
    const dropFeed = () => dropSampleFeed(ftp.folder, { origin: gateway.url, now: now() })

    const keys = openKeys(dir)
    const environment = setEnvironment({
      publicUrl: gateway.url,
      table: table.url,
      uploads: uploads.url,
      queues: { url: queues.url, urlOf: queues.queueUrl, names: queueList.map(({ name }) => name) },
      secrets,
      mail: mail.url,
      users,
      twilio: twilioBaseUrl ?? twilio.url,
      twilioParent: twilio.parent,
      voice: twilioBaseUrl === undefined ? new URL(gateway.url).host : undefined,
      ...vendors,
      ai: vendors.ai.urls,
      ftp,
      keys,
    })
    // Lets your own script, or a test, talk to the same parts.
    writeJsonFile(join(dir, 'environment.json'), environment)
    await built
    ready.resolve(loadFunctions(join(dir, 'build/functions')))
    const runJob = jobRunner({ tableUrl: table.url, invoke, now })
    const schedules = started(
      startSchedules({
        schedules: scheduleList,
        invoke: (name) => runJob(name),
        dueAt: {
          'run-due': dueFinder(table.url),
          'replay-changes': async () => (uploads.isEmpty(SET_ASIDE_BUCKET) ? Number.POSITIVE_INFINITY : 0),
        },
      }),
    )
    const stream = started(
      await startStream({
        tableUrl: table.url,
        written: table.written,
        tableName: TABLE_NAME,
        dir: join(dir, 'stream'),
        invoke,
        functionName: 'react',
        entities: followedEntities,
        failures: keepFailures({ endpoint: uploads.url, bucket: SET_ASIDE_BUCKET }),
        batchSize: jobs.react.batchSize,
        lanes: jobs.react.lanes,
        timeAt: clock.timeAt,
      }),
    )
    parts.push(queues, twilio)
    const passTime = timePasser({ clock, waiting: [queues, schedules, twilio], quiet: () => untilQuiet(work, stream) })

    const signupHeaders = localSignupHeaders(vendors.meta.url)
    const headers = localHeaders(gateway.url, uploads.url)
    const switchOff = switcher(faults, table)
    const answerConsole = createConsole({
      mail,
      receiveMail: (inbound) => receiveMail(inbound, (key, body) => uploads.keep(MAILS_BUCKET, key, body), invoke),
      twilio,
      ...vendors,
      providers,
      clock,
      passTime,
      stream,
      faults,
      switchOff,
      runJob,
      runnableJobs: RUNNABLE_JOBS,
      signIn,
      ftp: { ...ftp, dropFeed },
    })
    behind.resolve({
      api: { invoke, edgeSecret: keys.EDGE_SECRET, now: () => new Date(now()), headers },
      site: { folder: join(dir, 'build/web'), url: gateway.url, headers, signupHeaders },
      events: async (request, response) => void (await events.handlePublish(request, response)),
      socket: (request, socket, head) =>
        void (faults.isOff('events') ? socket.destroy() : events.upgrade(request, socket, head)),
      signal: twilio.signal,
      console: async (request, response) =>
        void (await answerConsole(request, response, new URL(request.url ?? '/', gateway.url))),
    })
    if (plan === 'make') {
      onStep?.('Making the demonstration dealership …')
      await seedOnce(dir, async () => {
        await dropFeed()
        await seedDemonstration({
          url: gateway.url,
          mail,
          twilio,
          clock,
          ...vendors,
          ftp,
          runDue: () => runJob('run-due'),
        })
      })
    }
    return { url: gateway.url, signIn, stop }
  } catch (error) {
    ready.reject(error)
    behind.reject(error)
    await stop()
    throw error
  }
}
