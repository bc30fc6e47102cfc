import { FeaturesSection } from './features-section.tsx'
import { Guarantee } from './guarantee.tsx'
import { Hero } from './hero.tsx'
import { PricingSection } from './pricing-section.tsx'
import { SetupSection } from './setup-section.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <SetupSection />
      <PricingSection />
      <Guarantee />
    </>
  )
}
