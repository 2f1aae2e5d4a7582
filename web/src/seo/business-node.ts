import type { Electrician } from 'schema-dts'
import { business } from '#content/business.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { weekdays } from '#content/lib/opening-hours.ts'
import { claimed, registration } from '#content/lib/owner/claims.ts'
import { paths } from '../paths.ts'
import { absoluteUrl, siteUrl, socialImageUrl } from './build-meta.ts'

const { street, town, county, postcode } = business

/** Centre of a place, if that is one of the areas. */
function centreOf(place: string) {
  const area = areaSummaries.find(({ name }) => name === place)
  return area && ({ '@type': 'GeoCoordinates', ...area.geo } as const)
}

const circleCentre = centreOf(business.serviceCentre)

/** The circle in which the firm usually works, as the pages say. */
export const serviceCircle = circleCentre && {
  '@type': 'GeoCircle' as const,
  geoMidpoint: circleCentre,
  geoRadius: business.serviceRadiusMetres,
}

/** The business as a reference inside another node. */
export const publicBusiness = {
  '@type': 'Electrician',
  '@id': `${siteUrl}/#business`,
  name: business.name,
  url: absoluteUrl(paths.home),
} as const

/** The business with its areas and the circle, as one node with one address. */
export const wholeBusiness = {
  ...publicBusiness,
  telephone: business.phone.e164,
  email: business.email,
  image: socialImageUrl(),
  priceRange: '££',
  address: {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: town,
    addressRegion: county,
    postalCode: postcode,
    addressCountry: 'GB',
  },
  geo: centreOf(town),
  areaServed: [...(serviceCircle ? [serviceCircle] : []), ...areaSummaries.map(({ name }) => name)],
  openingHoursSpecification: claimed.openingHours.open.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  })),
  ...(registration && {
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'Registration',
      name: `${registration.scheme} ${registration.number}`,
      url: registration.link,
      recognizedBy: { '@type': 'Organization', name: registration.scheme },
    },
  }),
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: business.phone.e164,
      areaServed: 'GB',
      availableLanguage: 'en',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: '00:00',
        closes: '23:59',
      },
    },
  ],
} as const satisfies Electrician
