import type { Connect } from '#contract/telephony/connect.ts'
import { useSession } from '../../../lib/session.ts'
import type { Banner } from '../../../ui/use-banner.ts'
import { WhatsappPanel } from '../whatsapp/whatsapp-panel.tsx'
import { NumberSearch } from './number-search.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { RegistrationPanel } from './registration-panel.tsx'
import { SetupSteps } from './setup-steps.tsx'

interface OursAccountProps {
  connect: Connect
  onBanner: (banner: Banner) => void
}

/** The account that Lotwire opened for the dealership: its setup until that is done, and its numbers. */
export function OursAccount({ connect, onBanner }: OursAccountProps) {
  const { user } = useSession()
  const isDone = connect.steps.every(({ state }) => state === 'done')
  const hasAccount = connect.steps.every(({ name, state }) => name === 'number' || state === 'done')
  return (
    <>
      {!isDone && <SetupSteps steps={connect.steps} />}
      {hasAccount && <OwnNumbers connect={connect} onBanner={onBanner} />}
      {isDone && <RegistrationPanel numbers={connect.numbers ?? []} onBanner={onBanner} />}
      {isDone && <WhatsappPanel whatsapp={connect.whatsapp} />}
      {hasAccount && user?.role.name === 'owner' && <NumberSearch onBanner={onBanner} />}
    </>
  )
}
