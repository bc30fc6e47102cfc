import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { Page } from '#contract/telephony/meta-pages.ts'
import { useText } from '../../../lib/language/text.ts'
import { pagesTexts } from './texts.ts'

interface PageListProps {
  pages: readonly Page[]
  /** Absent where they are only looked at. */
  onDisconnect?: (page: Page) => void
}

/** The connected pages, each with its Instagram account. */
export function PageList({ pages, onDisconnect }: PageListProps) {
  const t = useText(pagesTexts)
  if (pages.length === 0) return <Text color="fg.muted">{t('none')}</Text>
  return (
    <Stack as="ul" gap="3">
      {pages.map((page) => (
        <Flex as="li" key={page.id} align="center" gap="2" minHeight="11">
          <Stack flex="1" minWidth="0" gap="0.5">
            <Flex gap="2" align="center" wrap="wrap">
              <Text fontWeight="600" overflowWrap="anywhere">
                {page.name}
              </Text>
              {page.is_ended && <Badge colorPalette="red">{t('ended')}</Badge>}
            </Flex>
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {page.is_ended
                ? t('ended_hint')
                : page.instagram
                  ? t('with_instagram', { name: page.instagram })
                  : t('without_instagram')}
            </Text>
          </Stack>
          {onDisconnect && (
            <Button
              variant="outline"
              size={{ base: 'md', md: 'sm' }}
              color="fg.error"
              aria-label={t('disconnect', { page: page.name })}
              onClick={() => onDisconnect(page)}
            >
              {t('disconnect_short')}
            </Button>
          )}
        </Flex>
      ))}
    </Stack>
  )
}
