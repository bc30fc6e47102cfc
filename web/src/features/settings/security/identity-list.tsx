import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '#contract/people/identity-providers.ts'
import { unlinkProvider, useIdentities } from '../../../data/identities.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { byOpen, lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProviderMark } from '../../../ui/provider-mark.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { identityTexts } from './identity-texts.ts'

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog, byOpen)

/** The person's accounts at Google and Microsoft by which they log in. */
export function IdentityList({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(identityTexts)
  const { data, error, mutate } = useIdentities()
  const [linking, setLinking] = useState<Provider>()
  const [query] = useSearchParams()
  const outcome = query.get('provider')
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="24" borderRadius="xl" aria-hidden />
  const shown = PROVIDERS.filter(
    (one) => data.providers.includes(one) || data.data.some(({ provider }) => provider === one),
  )
  if (shown.length === 0) return null
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      {outcome && (
        <Notice status={outcome === 'linked' ? 'success' : 'error'}>
          {t(outcome in identityTexts ? (outcome as 'failed') : 'failed')}
        </Notice>
      )}
      <Stack as="ul" gap="4">
        {shown.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            linked={data.data.find((one) => one.provider === provider)}
            onLink={() => setLinking(provider)}
            onBanner={onBanner}
          />
        ))}
      </Stack>
      <LinkDialog open={linking !== undefined} provider={linking} onClose={() => setLinking(undefined)} />
    </SectionPart>
  )
}

interface RowProps {
  provider: Provider
  linked?: { email: string; linked_at: string }
  onLink: () => void
  onBanner: (banner: Banner) => void
}

function Row({ provider, linked, onLink, onBanner }: RowProps) {
  const t = useText(identityTexts)
  const { fromNow } = useFormats()
  const [isBusy, setBusy] = useState(false)
  const name = PROVIDER_NAMES[provider]

  async function unlink() {
    setBusy(true)
    try {
      await unlinkProvider(provider)
      onBanner({ status: 'success', text: t('unlinked') })
    } catch (failure) {
      onBanner({ status: 'error', text: `${t('unlink_failed')}: ${errorText(failure)}` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Flex as="li" gap="3" align="center">
      <ProviderMark provider={provider} />
      <Stack gap="0" flex="1" minWidth="0">
        <Text fontWeight="600">{name}</Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {linked ? t('since', { email: linked.email, when: fromNow(linked.linked_at) }) : t('none')}
        </Text>
      </Stack>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${t(linked ? 'unlink' : 'link')}: ${name}`}
        loading={isBusy}
        onClick={linked ? unlink : onLink}
      >
        {t(linked ? 'unlink' : 'link')}
      </Button>
    </Flex>
  )
}
