import { useText } from '../../lib/language/text.ts'
import { FeaturesSection } from './features-section.tsx'
import { Guarantee } from './guarantee.tsx'
import { Hero } from './hero.tsx'
import { PricingSection } from './pricing-section.tsx'
import { SetupSection } from './setup-section.tsx'
import { publicTexts } from './texts.ts'

export function LandingPage() {
  const t = useText(publicTexts)
  return (
    <>
      <title>{`Lotwire · ${t('landing_title')}`}</title>
      <Hero />
      <FeaturesSection />
      <SetupSection />
      <PricingSection />
      <Guarantee />
    </>
  )
}
