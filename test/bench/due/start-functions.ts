import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

type Reply = { id: number; answer?: unknown; error?: string }

/** Built functions (their files by name) in a process of its own, which can be killed in the midst of what it does. */
export async function startFunctions(files: Record<string, string>) {
  let calls = 0
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  const start = async () => {
    const worker = new Worker(new URL('./doomed.ts', import.meta.url), { workerData: files })
    await once(worker, 'message')
    worker.on('message', ({ id, answer, error }: Reply) => {
      const call = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) call?.resolve(answer)
      else call?.reject(new Error(error))
    })
    return worker
  }
  let running = start()
  await running
  return {
    /** Fails if it is killed meanwhile. */
    async call(name: string, event: unknown): Promise<unknown> {
      const worker = await running
      const id = calls++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name, event })
      })
    },
    async killAndStart() {
      const worker = await running
      running = worker.terminate().then(() => {
        for (const { reject } of waiting.values()) reject(new Error('It was killed.'))
        waiting.clear()
        return start()
      })
      await running
    },
    stop: async () => (await running.catch(() => undefined))?.terminate(),
  }
}
