import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'
import { functionList } from '../../function-list.ts'
import type { Invoke } from '../invoke.ts'

type Handler = (event: unknown, context: Context) => unknown

/** Runs the built bundles in this process, sharing its environment. As on Lambda, the first call starts a function. */
export function loadFunctions(folder: string): Invoke {
  const timeouts = new Map(functionList.map(({ name, timeoutSeconds }) => [name, timeoutSeconds]))
  // A bundle is evaluated once, however often it is imported.
  const load = async (name: string): Promise<{ handler: Handler }> =>
    import(pathToFileURL(join(folder, name, 'index.mjs')).href)
  return async (name, event) => {
    const timeoutSeconds = timeouts.get(name)
    if (timeoutSeconds === undefined) throw new Error(`There is no function ${name}.`)
    const { handler } = await load(name)
    return handler(event, contextOf(name, timeoutSeconds))
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
