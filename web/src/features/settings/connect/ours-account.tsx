import { Button, Heading, Stack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Connect } from '#contract/telephony/connect.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { WhatsappPanel } from '../whatsapp/whatsapp-panel.tsx'
import { LostNumbers } from './lost-numbers.tsx'
import { NumberSearch } from './number-search.tsx'
import { hasAccount } from './number-ways.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { RegistrationPanel } from './registration-panel.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { connectTexts } from './texts.ts'
import { useIsOwner } from './use-is-owner.ts'

interface OursAccountProps {
  connect: Connect
  onBanner: (banner: Banner) => void
}

/** The account that Lotwire opened for the dealership: its setup until that is done, and its numbers. */
export function OursAccount({ connect, onBanner }: OursAccountProps) {
  const isOwner = useIsOwner()
  const isDone = connect.steps.every(({ state }) => state === 'done')
  const isWithoutNumber = connect.numbers?.length === 0
  return (
    <>
      <LostNumbers lost={connect.lost} />
      {!isDone && <SetupSteps steps={connect.steps} />}
      {hasAccount(connect) && !isWithoutNumber && <OwnNumbers connect={connect} onBanner={onBanner} />}
      {isDone && <WhatsappPanel whatsapp={connect.whatsapp} />}
      {hasAccount(connect) && isOwner && (
        <FindNumber key={String(isWithoutNumber)} isFirst={isWithoutNumber} onBanner={onBanner} />
      )}
      {isDone && <RegistrationPanel numbers={connect.numbers ?? []} onBanner={onBanner} />}
    </>
  )
}

/** The first number is searched for at once, another one when asked. */
function FindNumber({ isFirst, onBanner }: { isFirst: boolean; onBanner: (banner: Banner) => void }) {
  const t = useText(connectTexts)
  const [isOpen, setOpen] = useState(isFirst)
  if (!isOpen)
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <Plus /> {t('more_numbers')}
      </Button>
    )
  return (
    <Panel as="section">
      <Stack gap="5">
        <Heading as="h3" size="md" fontWeight="650">
          {t('find')}
        </Heading>
        <NumberSearch isOpen={isFirst} onBanner={onBanner} />
      </Stack>
    </Panel>
  )
}
