import { parentPort, workerData } from 'node:worker_threads'

/** The built functions of a process that is about to be killed, called by name. */
const handlers = new Map<string, (event: unknown) => Promise<unknown>>()
for (const [name, file] of Object.entries(workerData as Record<string, string>))
  handlers.set(name, (await import(file)).handler)

parentPort?.on('message', async ({ id, name, event }) => {
  try {
    parentPort?.postMessage({ id, answer: await handlers.get(name)?.(event) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
parentPort?.postMessage('ready')
