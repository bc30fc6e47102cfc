import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { DcidFilter } from '../../../data/inventory.ts'
import { useSourceText } from '../source-texts.ts'

interface DealerCodesProps {
  dealers: DcidFilter['dealers']
  chosen: string
  onChoose: (code: string) => void
}

/** The dealers in the file, to choose one of. */
export function DealerCodes({ dealers, chosen, onChoose }: DealerCodesProps) {
  const t = useSourceText()
  if (dealers.length === 0) return null
  return (
    <Stack role="group" aria-label={t('dcid_codes')} gap="2">
      <Text fontSize="sm" fontWeight="600">
        {t('dcid_codes')}
      </Text>
      {dealers.map((dealer) => (
        <Button
          key={dealer.code}
          type="button"
          variant={dealer.code === chosen ? 'subtle' : 'outline'}
          aria-pressed={dealer.code === chosen}
          height="auto"
          minHeight="12"
          paddingBlock="2"
          whiteSpace="normal"
          textAlign="start"
          justifyContent="space-between"
          onClick={() => onChoose(dealer.code)}
        >
          <Flex direction="column" minWidth="0">
            <Text fontVariantNumeric="tabular-nums">{dealer.code}</Text>
            {dealer.name && (
              <Text fontSize="xs" fontWeight="400" color="fg.muted">
                {dealer.name}
              </Text>
            )}
          </Flex>
          <Text fontSize="sm" fontWeight="400" color="fg.muted" flexShrink="0">
            {t('dcid_choice', { count: dealer.vehicles })}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
