import { me } from '#contract/people/me.ts'
import { ownNotifications } from '#contract/people/own-notifications.ts'
import { getCurrentUser } from '../core/people/accounts/get-current-user.ts'
import { updateCurrentUser } from '../core/people/accounts/update-current-user.ts'
import { getChoices } from '../core/people/notifications/get-choices.ts'
import { updateChoices } from '../core/people/notifications/update-choices.ts'
import { updateSilence } from '../core/people/notifications/update-silence.ts'
import { addDevice } from '../core/people/push-devices/add-device.ts'
import { endSubscription } from '../core/people/push-devices/end-subscription.ts'
import { listDevices } from '../core/people/push-devices/list-devices.ts'
import { removeDevice } from '../core/people/push-devices/remove-device.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...me, ...ownNotifications },
  {
    get: (_, ctx) => getCurrentUser(ctx),
    update: ({ body }, ctx) => updateCurrentUser(ctx, body),
    notifications: (_, ctx) => getChoices(ctx),
    silence: ({ body }, ctx) => updateSilence(ctx, body),
    updateNotifications: ({ body }, ctx) => updateChoices(ctx, body),
    push: (_, ctx) => listDevices(ctx),
    addPush: ({ body }, ctx) => addDevice(ctx, body),
    endPush: ({ body }, ctx) => endSubscription(ctx, body),
    removePush: ({ params }, ctx) => removeDevice(ctx, params),
  },
)
