import { join } from 'node:path'
import { explainFailure } from '../lib/local/explain-failure.ts'
import { requireFreePort } from '../lib/local/free-port.ts'
import { requireReadableData } from '../lib/local/require-readable-data.ts'
import { requireWritableFolder } from '../lib/local/require-writable-folder.ts'
import { showSteps } from './show-steps.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Lotwire runs on Node 24, this is ${process.versions.node}: use npm start, which brings its own.`)
  process.exit(1)
}

// The data folder is private to this user: files get 0600, folders 0700.
process.umask(0o077)

const say = showSteps()
const port = Number(process.env.PORT || 4000)
const dir = process.env.LOCAL_DIR || '.local'
const seed = process.env.SEED === 'none' ? 'none' : 'demo'

/** Stopping takes no longer than this. */
const STOP_SECONDS = 4

// An unhandled promise in one function must not end all the others.
process.on('unhandledRejection', (reason) => console.error(reason))

let stopCloud = async () => {}
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), STOP_SECONDS * 1000)
    stopCloud().finally(() => process.exit(0))
  })

try {
  await requireFreePort(port)
  requireWritableFolder(dir)
  requireReadableData(dir)
  const { buildFunctionsTogether, buildWeb } = await import('./build.ts')
  say('Building the product …')
  const built = buildFunctionsTogether(join(dir, 'build/functions'))
  // The demonstration needs the functions only: the site is built while it is made.
  const site = built.then(() => buildWeb(join(dir, 'build/web')))
  site.catch(() => {})
  const { startCloud } = await import('../lib/local/cloud.ts')
  const cloud = await startCloud({
    port,
    dir,
    seed,
    twilioBaseUrl: process.env.TWILIO_BASE_URL,
    built,
    onStep: say,
  })
  stopCloud = cloud.stop
  await site
  say('Everything runs.')
  console.log(`Site and API  ${cloud.url}`)
  console.log(`Console       ${cloud.url}/local`)
  console.log(`Data          ${dir}`)
  if (cloud.signIn) console.log(`Sign in as ${cloud.signIn.email} with the password ${cloud.signIn.password}`)
  console.log(`Lotwire is ready at ${cloud.url}`)
} catch (error) {
  console.error(explainFailure(error, { port, dir }))
  process.exit(1)
}
