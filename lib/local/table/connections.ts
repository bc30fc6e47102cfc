import { connect, type Socket } from 'node:net'

const MOST = 50

interface Answer {
  status: number
  text: string
  /** The connection ends after it. */
  isLast: boolean
}

/** Connections to an HTTP server that answers with `content-length`: each is kept for the next exchange. */
export function openConnections(host: string) {
  const { hostname, port } = new URL(`http://${host}`)
  const free: Socket[] = []
  const waiting: (() => void)[] = []
  let open = 0

  const begin = (): Socket => {
    open++
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.on('error', () => {})
    return socket.once('close', () => {
      open--
      if (free.includes(socket)) free.splice(free.indexOf(socket), 1)
      waiting.shift()?.()
    })
  }

  return {
    async exchange(request: string, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
      while (free.length === 0 && open >= MOST) await new Promise<void>((resolve) => waiting.push(resolve))
      signal?.throwIfAborted()
      const socket = (free.pop() ?? begin()).ref()
      const answer = await exchangeOn(socket, request, timeoutMs, signal)
      if (answer.isLast) socket.destroy()
      else {
        // One that nobody uses keeps no process.
        free.push(socket.unref())
        waiting.shift()?.()
      }
      return answer
    },
  }
}

function exchangeOn(socket: Socket, request: string, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const cut = (reason: unknown) => {
    end()
    socket.destroy()
    reject(reason)
  }
  const timer = setTimeout(() => cut(new Error('No answer came in time.')), timeoutMs)
  const onAbort = () => cut(signal?.reason)
  const onClose = () => cut(new Error('The connection ended before the answer.'))
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    socket.off('data', onData).off('error', cut).off('close', onClose)
  }
  let read: Buffer = Buffer.alloc(0)
  const onData = (chunk: Buffer) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    try {
      const answer = answerIn(read)
      if (!answer) return
      end()
      resolve(answer)
    } catch (error) {
      cut(error)
    }
  }
  socket.on('data', onData).on('error', cut).on('close', onClose)
  signal?.addEventListener('abort', onAbort)
  socket.write(request)
  return promise
}

/** The answer, once all of it is there. */
function answerIn(read: Buffer): Answer | undefined {
  const end = read.indexOf('\r\n\r\n')
  if (end < 0) return
  const head = read.toString('latin1', 0, end)
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? []
  if (length === undefined) throw new Error('The answer does not say how long it is.')
  const from = end + 4
  if (read.length < from + Number(length)) return
  return {
    status: Number(head.slice(9, 12)),
    isLast: /^connection: *close/im.test(head),
    text: read.toString('utf8', from, from + Number(length)),
  }
}
