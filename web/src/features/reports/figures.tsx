import { Box, Flex, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import type { Report } from '#contract/reports/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { Hint } from '../../ui/hint.tsx'
import { Panel } from '../../ui/panel.tsx'
import { addressOf } from './sentences/address-of.ts'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

const LAST_WORD = /\S+$/

/** A report's figures in one card, each with the period before, what it means, and a way to what is behind it. */
export function Figures({ report: { data, definitions, compared } }: { report: Report }) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [params] = useSearchParams()
  return (
    <Panel id="figures" padding={{ base: '4', md: '6' }} scrollMarginTop="4">
      <SimpleGrid as="dl" columns={{ base: 2, md: 3, xl: 5 }} gapX="4" gapY="5">
        {data.figures.map(({ name, label, unit, value, has_rows }) => {
          const before = compared?.figures.find((one) => one.name === name)
          const means = definitions.find((one) => one.name === name)?.text
          const text = valueText(unit, value)
          return (
            <Flex key={name} direction="column" position="relative" minWidth="0">
              {/* Where a label takes two lines, the numbers of its row stand in one all the same. */}
              <Box as="dt" flex="1" minHeight="6" fontSize="sm" lineHeight="1.5rem" color="fg.muted">
                {means ? (
                  <>
                    {label.replace(LAST_WORD, '')}
                    {/* The hint never stands alone on a line. */}
                    <Box as="span" whiteSpace="nowrap">
                      {`${LAST_WORD.exec(label)?.[0] ?? ''} `}
                      <Hint label={t('means', { figure: label })} text={means} />
                    </Box>
                  </>
                ) : (
                  label
                )}
              </Box>
              <Text as="dd" fontSize="2xl" fontWeight="650" letterSpacing="-0.02em" fontVariantNumeric="tabular-nums">
                {has_rows ? (
                  <Box
                    asChild
                    _hover={{ textDecoration: 'underline' }}
                    _after={{ content: '""', position: 'absolute', inset: '0' }}
                  >
                    <Link to={addressOf({ behind: name }, params)} preventScrollReset>
                      {text}
                      <VisuallyHidden> {t('show_behind', { figure: label })}</VisuallyHidden>
                    </Link>
                  </Box>
                ) : (
                  text
                )}
              </Text>
              <Text as="dd" minHeight="4.5" fontSize="xs" color="fg.muted">
                {before && before.value !== null && t('before', { value: valueText(unit, before.value) })}
              </Text>
            </Flex>
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
