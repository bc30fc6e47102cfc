import { post } from './post.ts'
import { type SubscriptionChange, scope } from './scope.ts'

const PATH = '/api/me/push'

/** The browser gave up its subscription: the server is told of the one in its place, so that notifications go on. */
export async function renewPush({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: await findKey() }
  const { pushManager } = scope.registration
  await post(PATH, newSubscription ?? (await pushManager.subscribe(options as PushSubscriptionOptionsInit)))
}

async function findKey(): Promise<string> {
  const answer = await fetch(PATH, { credentials: 'same-origin', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  return (await answer.json()).key
}
