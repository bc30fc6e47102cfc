import { Button, Link as ChakraLink, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { MessageCircle, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { signupPath } from '#contract/site.ts'
import type { Connect } from '#contract/telephony/connect.ts'
import { useConnect } from '../../../data/connect.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { NumberSearch } from './number-search.tsx'
import { SetupSteps, StartFailed } from './setup-steps.tsx'
import { connectTexts } from './texts.ts'
import { useIsOwner } from './use-is-owner.ts'
import { useStart } from './use-start.ts'

/** The ways to a dealership's first number: one that Lotwire gets, WhatsApp on it, or an account of their own. */
export function NumberWays({ own = <OwnAccount /> }: { own?: ReactNode }) {
  const t = useText(connectTexts)
  const { data: connect, error, mutate } = useConnect()
  const { banner, show } = useBanner()
  const [wantsWhatsapp, setWantsWhatsapp] = useState(false)
  const isOwner = useIsOwner()
  if (!connect)
    return error ? (
      <LoadFailed title={t('ways_failed')} error={error} onRetry={() => mutate()} />
    ) : (
      <Skeleton height="40" borderRadius="lg" aria-hidden />
    )
  if (connect.way !== 'ours') return connect.is_offered ? <Ways own={own} onWhatsapp={setWantsWhatsapp} /> : own
  if (!hasAccount(connect)) return <SetupSteps steps={connect.steps} />
  if (!isOwner) return <Text color="fg.muted">{t('owners_only')}</Text>
  return (
    <Stack gap="4">
      {banner && <Notice status={banner.status}>{banner.text}</Notice>}
      <Text color="fg.muted">{t(wantsWhatsapp ? 'pick_for_whatsapp' : 'pick_number')}</Text>
      <NumberSearch
        isOpen
        onBanner={show}
        // Another company's script runs there: the page is loaded anew.
        onBought={() => wantsWhatsapp && location.assign(signupPath)}
      />
    </Stack>
  )
}

/** All that a number needs is made. */
export const hasAccount = ({ steps }: Connect) =>
  steps.every(({ name, state }) => name === 'number' || state === 'done')

function OwnAccount() {
  const t = useText(connectTexts)
  return (
    <ChakraLink asChild variant="underline" fontSize="sm" color="fg.muted">
      <Link to="/settings/twilio">{t('own_account')}</Link>
    </ChakraLink>
  )
}

function Ways({ own, onWhatsapp }: { own: ReactNode; onWhatsapp: (isWanted: boolean) => void }) {
  const t = useText(connectTexts)
  const { start, isBusy, failure, isOwner } = useStart()
  const begin = (forWhatsapp: boolean) => {
    onWhatsapp(forWhatsapp)
    void start()
  }
  return (
    <Stack gap="4" align="flex-start">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" width="full">
        <Way icon={<Phone />} title={t('way_number')} hint={t('way_number_hint')}>
          <Button onClick={() => begin(false)} loading={isBusy} disabled={!isOwner}>
            {t('for_me')}
          </Button>
        </Way>
        <Way icon={<MessageCircle />} title={t('way_whatsapp')} hint={t('way_whatsapp_hint')}>
          <Button variant="outline" onClick={() => begin(true)} disabled={!isOwner || isBusy}>
            {t('connect_whatsapp')}
          </Button>
        </Way>
      </SimpleGrid>
      {failure && <StartFailed>{failure}</StartFailed>}
      {!isOwner && (
        <Text fontSize="sm" color="fg.muted">
          {t('owners_only')}
        </Text>
      )}
      {own}
    </Stack>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  hint: string
  /** Its one act. */
  children: ReactNode
}

function Way({ icon, title, hint, children }: WayProps) {
  return (
    <Stack gap="3" align="flex-start" borderWidth="1px" borderRadius="lg" padding="4">
      <Heading
        as="h4"
        size="sm"
        fontWeight="650"
        display="flex"
        alignItems="center"
        gap="2"
        css={{ '& svg': { boxSize: '4.5' } }}
      >
        {icon} {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted" flex="1">
        {hint}
      </Text>
      {children}
    </Stack>
  )
}
