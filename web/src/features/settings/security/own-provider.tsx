import { Badge, Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnProvider } from '#contract/people/own-provider.ts'
import { removeOwnProvider, useOwnProvider, useSignInDomains } from '../../../data/sign-in-domains.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { byOpen, lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { OwnForm } from './own-form.tsx'
import { ownTexts } from './own-texts.ts'

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog, byOpen)

/** The dealership's own provider: set up, tried, changed, and removed; for its owners. */
export function OwnProviderPart({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(ownTexts)
  const common = useText()
  const isOwner = useSession().user?.role.name === 'owner'
  const { data, error, mutate } = useOwnProvider(isOwner)
  const domains = useSignInDomains(isOwner).data?.data
  const [asks, setAsks] = useState<'form' | 'try' | 'remove'>()
  if (!isOwner) return null
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data || !domains) return <Skeleton height="24" borderRadius="xl" aria-hidden />
  if (!data.is_offered) return null
  const { provider } = data
  const close = () => setAsks(undefined)

  async function remove() {
    try {
      await removeOwnProvider()
      onBanner({ status: 'success', text: t('removed') })
    } catch (failure) {
      onBanner({ status: 'error', text: `${t('failed')}: ${errorText(failure)}` })
    } finally {
      close()
    }
  }
  if (!provider && !domains.some(({ is_proven }) => is_proven))
    return (
      <SectionPart title={t('title')} hint={t('hint')}>
        <Text color="fg.muted">{t('first')}</Text>
      </SectionPart>
    )
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      {provider && <Known {...provider} />}
      {asks === 'form' ? (
        <OwnForm
          {...data}
          onCancel={close}
          onDone={() => {
            close()
            onBanner({ status: 'success', text: t('set') })
          }}
        />
      ) : (
        <HStack wrap="wrap">
          {provider && !provider.is_tried && (
            <Button size="sm" onClick={() => setAsks('try')}>
              {t('try')}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => setAsks('form')}>
            {t(provider ? 'change' : 'set_up')}
          </Button>
          {provider && (
            <Button size="sm" variant="outline" onClick={() => setAsks('remove')}>
              {t('remove')}
            </Button>
          )}
        </HStack>
      )}
      <LinkDialog open={asks === 'try'} provider="own" onClose={close} />
      <ConfirmDialog
        open={asks === 'remove'}
        title={t('remove_question')}
        confirmLabel={t('remove')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={close}
        onConfirm={remove}
      >
        {t('remove_hint')}
      </ConfirmDialog>
    </SectionPart>
  )
}

function Known({ authority, is_tried }: NonNullable<OwnProvider['provider']>) {
  const t = useText(ownTexts)
  return (
    <Stack gap="1">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="600" overflowWrap="anywhere">
          {authority}
        </Text>
        <Badge colorPalette={is_tried ? 'green' : 'gray'}>{t(is_tried ? 'tried' : 'untried')}</Badge>
      </Flex>
      {!is_tried && <Text color="fg.muted">{t('try_hint')}</Text>}
    </Stack>
  )
}
