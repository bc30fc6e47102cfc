import { requireFreePort } from './require-free-port.ts'

/** Whether nobody listens on this port of 127.0.0.1; throws where the next port would be no better. */
export async function isFreePort(port: number): Promise<boolean> {
  try {
    await requireFreePort(port)
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return false
    throw new Error(`This computer does not let a server listen on 127.0.0.1: ${message}.`, { cause: error })
  }
}
