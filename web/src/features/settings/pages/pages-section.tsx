import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { pagesPath } from '#contract/site.ts'
import type { Page } from '#contract/telephony/meta-pages.ts'
import { disconnectPage, usePages } from '../../../data/pages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionPart, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { useIsOwner } from '../connect/use-is-owner.ts'
import { PageList } from './page-list.tsx'
import { pagesTexts } from './texts.ts'

/** The pages whose messages come here; to connect more, Meta's window opens on a page of its own. */
export function PagesSection({ title }: SettingsSectionProps) {
  const t = useText(pagesTexts)
  const common = useText()
  const isOwner = useIsOwner()
  const { data, error, mutate } = usePages()
  const { banner, show } = useBanner()
  const [leaving, leave] = useState<Page>()
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />

  async function disconnect({ id }: Page) {
    try {
      await disconnectPage(id)
      show({ status: 'success', text: t('disconnected') })
    } catch (failure) {
      show({ status: 'error', text: `${t('disconnect_failed')}: ${errorText(failure)}` })
    }
    leave(undefined)
  }
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      {!data.signup && (
        <Notice status="info" title={t('not_offered')}>
          <Text>{t('not_offered_hint')}</Text>
        </Notice>
      )}
      {(data.signup || data.pages.length > 0) && (
        <SectionPart title={t('pages')}>
          <PageList pages={data.pages} {...(isOwner && { onDisconnect: leave })} />
          {data.signup && isOwner && (
            <Button asChild alignSelf="flex-start" variant={data.pages.length > 0 ? 'outline' : 'solid'}>
              <a href={pagesPath}>{t(data.pages.length > 0 ? 'connect_more' : 'connect')}</a>
            </Button>
          )}
          {!isOwner && (
            <Text fontSize="sm" color="fg.muted">
              {t('owners_only')}
            </Text>
          )}
        </SectionPart>
      )}
      {leaving && (
        <ConfirmDialog
          open
          destructive
          title={t('disconnect_title', { page: leaving.name })}
          confirmLabel={t('disconnect', { page: leaving.name })}
          cancelLabel={common('cancel')}
          onConfirm={() => disconnect(leaving)}
          onCancel={() => leave(undefined)}
        >
          {t('disconnect_hint')}
        </ConfirmDialog>
      )}
    </SectionFrame>
  )
}
