import { Link as ChakraLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionFrame, SectionPart } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { QuickReplyManager } from '../../quick-replies/index.ts'
import { CallSettings } from './call-settings.tsx'
import { LabelList } from './label-list.tsx'
import { OrganizationPart } from './organization-part.tsx'
import { systemTexts } from './texts.ts'

/** The dealership itself, its names for things, and its standard replies. */
export function SystemSection({ title }: SettingsSectionProps) {
  const t = useText(systemTexts)
  const { banner, show } = useBanner()
  const boardLink = (
    <ChakraLink asChild colorPalette="brand" textDecoration="underline">
      <Link to="/sales-classification">{t('stages_link')}</Link>
    </ChakraLink>
  )
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <OrganizationPart onBanner={show} />
      <CallSettings onBanner={show} />
      <SectionPart title={t('labels')} hint={t('labels_hint')}>
        <LabelList />
      </SectionPart>
      <SectionPart title={t('quick_replies')} hint={t('quick_replies_hint')}>
        <QuickReplyManager scope="dealership" />
      </SectionPart>
      <SectionPart
        title={t('stages')}
        hint={
          <>
            {t('stages_hint')} {boardLink}
          </>
        }
      />
    </SectionFrame>
  )
}
