import { Badge, Box, Flex, Heading, HStack } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { setUpTexts } from './texts.ts'

interface StepFrameProps {
  /** Its number, or an icon for what is not one of the counted. */
  place: ReactNode
  isDone: boolean
  title: string
  /** What it waits for, and whether that is the reader, or a day. */
  state: { words: string; isYours?: boolean; isDue?: boolean }
  /** Its one act; a step that is done folds to what is worth knowing still. */
  children?: ReactNode
}

/** One step of the setup: its number or a check, its title, what it waits for, and its act. */
export function StepFrame({ place, isDone, title, state, children }: StepFrameProps) {
  const t = useText(setUpTexts)
  return (
    <Flex
      as="li"
      gap="3.5"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="4"
      borderTopWidth="1px"
      _only={{ borderTopWidth: '0' }}
    >
      <Flex
        align="center"
        justify="center"
        boxSize="6"
        flexShrink="0"
        borderRadius="full"
        fontSize="xs"
        fontWeight="700"
        borderWidth={isDone ? '0' : '1.5px'}
        borderColor={state.isYours ? 'brand.solid' : 'border.emphasized'}
        bg={isDone ? 'brand.solid' : undefined}
        color={isDone ? 'brand.contrast' : state.isYours ? 'brand.fg' : 'fg.muted'}
      >
        {isDone ? <Check size={14} role="img" aria-label={t('done')} /> : place}
      </Flex>
      <Box flex="1" minWidth="0">
        <HStack wrap="wrap" columnGap="2.5" rowGap="1" minHeight="6">
          <Heading as="h3" size="sm" fontWeight="650" color={isDone ? 'fg.muted' : undefined}>
            {title}
          </Heading>
          {!isDone && (
            <Badge size="sm" variant="surface" colorPalette={state.isDue ? 'copper' : state.isYours ? 'brand' : 'gray'}>
              {state.words}
            </Badge>
          )}
        </HStack>
        {children && <Box marginTop={{ base: '3', md: '2' }}>{children}</Box>}
      </Box>
    </Flex>
  )
}
