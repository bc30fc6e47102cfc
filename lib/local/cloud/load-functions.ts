import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'
import { functionList } from '../../function-list.ts'
import type { Invoke } from '../invoke.ts'

type Handler = (event: unknown, context: Context) => unknown

/** Imports every built bundle; all of them run in this process and share its environment. */
export async function loadFunctions(folder: string): Promise<Invoke> {
  const handlers = new Map<string, { handler: Handler; timeoutSeconds: number }>()
  for (const { name, timeoutSeconds } of functionList) {
    const { handler } = (await import(pathToFileURL(join(folder, name, 'index.mjs')).href)) as { handler: Handler }
    handlers.set(name, { handler, timeoutSeconds })
  }
  return async (name, event) => {
    const found = handlers.get(name)
    if (!found) throw new Error(`There is no function ${name}.`)
    return found.handler(event, contextOf(name, found.timeoutSeconds))
  }
}

function contextOf(name: string, timeoutSeconds: number): Context {
  const until = Date.now() + timeoutSeconds * 1000
  return {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}
