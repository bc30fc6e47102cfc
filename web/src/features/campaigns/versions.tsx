import { Badge, Box, Heading, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { CampaignCounts } from '#contract/outreach/campaign-results.ts'
import type { Campaign } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMedia } from '../../lib/use-media.ts'
import { DESK } from '../../parts/page-acts.tsx'
import { WordedText } from '../../parts/worded-text.tsx'
import { shareOf } from './share-of.ts'
import { campaignTexts } from './texts.ts'
import { useVersions } from './use-versions.ts'

const FIGURES = ['sent', 'replied', 'appointments', 'opted_out'] as const

/** The version that more of those replied to whom it was sent; none where they are alike. */
function bestOf(variants: readonly CampaignCounts[]) {
  const shares = variants.map(({ replied, sent }) => (sent > 0 ? replied / sent : 0))
  const most = Math.max(...shares)
  return shares.filter((share) => share === most).length === 1 ? shares.indexOf(most) : -1
}

interface VersionsProps {
  campaign: Campaign
  variants: readonly CampaignCounts[]
}

/** The results of each version of the message: a table, on a phone one block each. */
export function Versions({ campaign, variants }: VersionsProps) {
  const isDesk = useMedia(DESK)
  const best = bestOf(variants)
  const texts = useVersions(campaign)
  const versions = variants.map((counts, index) => ({ counts, text: texts[index] ?? '', isBest: index === best }))
  return isDesk ? <VersionTable versions={versions} /> : <VersionBlocks versions={versions} />
}

interface Shown {
  versions: readonly { counts: CampaignCounts; text: string; isBest: boolean }[]
}

function VersionTable({ versions }: Shown) {
  const t = useText(campaignTexts)
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader paddingStart="0">{t('by_variant')}</Table.ColumnHeader>
          {FIGURES.map((name) => (
            <Table.ColumnHeader key={name} textAlign="end">
              {t(name)}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {versions.map(({ counts, text, isBest }, index) => (
          <Fragment key={index}>
            <Table.Row css={{ '& td': { borderBottomWidth: '0' } }}>
              <Table.Cell paddingStart="0" whiteSpace="nowrap">
                <VersionName index={index} isBest={isBest} />
              </Table.Cell>
              {FIGURES.map((name) => (
                <Table.Cell
                  key={name}
                  textAlign="end"
                  whiteSpace="nowrap"
                  fontWeight={name === 'replied' && isBest ? '600' : undefined}
                >
                  <FigureOf name={name} counts={counts} />
                </Table.Cell>
              ))}
            </Table.Row>
            <Table.Row>
              <Table.Cell colSpan={1 + FIGURES.length} paddingStart="0" paddingTop="0" paddingBottom="3">
                <Message text={text} />
              </Table.Cell>
            </Table.Row>
          </Fragment>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function VersionBlocks({ versions }: Shown) {
  const t = useText(campaignTexts)
  return (
    <Stack gap="5">
      {versions.map(({ counts, text, isBest }, index) => (
        <Stack key={index} as="section" gap="2">
          <Heading as="h3" size="sm" fontWeight="600">
            <VersionName index={index} isBest={isBest} />
          </Heading>
          <Message text={text} />
          <SimpleGrid as="dl" columns={2} gap="2" fontSize="sm">
            {FIGURES.map((name) => (
              <Box key={name}>
                <Text as="dt" color="fg.muted">
                  {t(name)}
                </Text>
                <Text as="dd" fontWeight="600">
                  <FigureOf name={name} counts={counts} />
                </Text>
              </Box>
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  )
}

function VersionName({ index, isBest }: { index: number; isBest: boolean }) {
  const t = useText(campaignTexts)
  return (
    <>
      {t('version', { number: index + 1 })} {isBest && <Badge colorPalette="green">{t('more_replies')}</Badge>}
    </>
  )
}

/** How many, of replies also which part of those it was sent to. */
function FigureOf({ name, counts }: { name: (typeof FIGURES)[number]; counts: CampaignCounts }) {
  const { number } = useFormats()
  return (
    <>
      {number(counts[name])}
      {name === 'replied' && counts.sent > 0 && (
        <Text as="span" color="fg.muted" fontWeight="400">
          {` ${shareOf(counts.replied, counts.sent)}`}
        </Text>
      )}
    </>
  )
}

const Message = ({ text }: { text: string }) => (
  <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="2xl">
    <WordedText text={text} />
  </Text>
)
