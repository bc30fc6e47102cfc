import { Flex, Icon } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface BannerLineProps {
  tone: 'warning' | 'error'
  icon: LucideIcon
  text: string
}

/** A line above the page, shown while something applies to the whole workspace. */
export function BannerLine({ tone, icon, text }: BannerLineProps) {
  return (
    <Flex
      align="center"
      justify="center"
      gap="2.5"
      paddingInline="4"
      paddingBlock="2"
      fontSize="sm"
      fontWeight="500"
      bg={`bg.${tone}`}
      borderBottomWidth="1px"
    >
      <Icon as={icon} boxSize="4" flexShrink="0" color={`fg.${tone}`} aria-hidden />
      {text}
    </Flex>
  )
}
