import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useConnect } from '../../../data/connect.ts'
import { useSender } from '../../../data/sender.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ConnectNumber } from './connect-number.tsx'
import { OnlineNumber } from './online-number.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SenderProgress } from './sender-progress.tsx'
import { SenderReasons } from './sender-reasons.tsx'
import { whatsappTexts } from './texts.ts'

/** WhatsApp on one of the dealership's numbers: the way there through Meta's window, and what became of it. */
export function WhatsappPage() {
  const t = useText(whatsappTexts)
  return (
    <Stack gap="6">
      <Stack gap="2" align="flex-start">
        <Button asChild variant="ghost" size="sm" marginInlineStart="-3">
          <a href="/settings/twilio">
            <ArrowLeft /> {t('back')}
          </a>
        </Button>
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
      </Stack>
      <Content />
    </Stack>
  )
}

function Content() {
  const t = useText(whatsappTexts)
  const { data: connect, error: isWayUnknown, mutate: askWay } = useConnect()
  const { data: sender, error, mutate } = useSender()
  const failure = (!connect && isWayUnknown) || (!sender && error)
  if (failure)
    return <LoadFailed title={t('load_failed')} error={failure} onRetry={() => Promise.all([askWay(), mutate()])} />
  if (!connect || !sender) return <Skeleton height="64" borderRadius="xl" aria-hidden />
  if (connect.way === 'own')
    return (
      <Notice status="info" title={t('own_account')} action={<ToSettings />}>
        {t('own_account_hint')}
      </Notice>
    )
  if (connect.way === null || connect.numbers?.length === 0)
    return (
      <Notice status="info" title={t('no_setup')} action={<ToSettings />}>
        {t('no_setup_hint')}
      </Notice>
    )
  const { state } = sender
  if (state === 'creating' || state === 'verifying' || state === 'reviewing') return <SenderProgress sender={sender} />
  if (state === 'online')
    return (
      <>
        <OnlineNumber sender={sender} />
        <ProfileForm sender={sender} />
      </>
    )
  return (
    <>
      {state === 'offline' && <SenderReasons sender={sender} onCheck={() => mutate()} />}
      {sender.signup ? (
        <ConnectNumber signup={sender.signup} numbers={connect.numbers ?? []} isAgain={state === 'offline'} />
      ) : (
        <Notice status="info" title={t('not_offered')}>
          <Text>{t('not_offered_hint')}</Text>
        </Notice>
      )}
      {sender.profile && <ProfileForm sender={sender} />}
    </>
  )
}

function ToSettings() {
  const t = useText(whatsappTexts)
  return (
    <Button asChild size="sm" variant="outline" alignSelf="center">
      <a href="/settings/twilio">{t('to_settings')}</a>
    </Button>
  )
}
