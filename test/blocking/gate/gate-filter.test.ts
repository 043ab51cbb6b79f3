import { expect } from '@open-wc/testing'
import { siteKeys } from '../../../build/site-keys.mjs'
import { mayBeListedKey } from '../../../src/blocking/gate/may-be-listed-key'
import { mayBeListed } from '../../../src/blocking/gate/may-be-listed'
import { entriesOf } from '../../../src/blocking/rules/host-lists'
import { listedDatabases } from '../../../src/blocking/rules/listed-databases'
import { listedKeys } from '../../../src/blocking/rules/listed-keys'
import { trackingHosts } from '../../../src/blocking/rules/tracking-hosts'

const hosts = [...new Set(entriesOf(trackingHosts).map(([entry]) => entry.split('/')[0]!))]

describe('the filter of hosts by which the gate holds requests', () => {
  it('never misses a listed host, nor one below it', () => {
    const missed = hosts.flatMap(host => [host, `www.${host}`, `a.b.${host}`]).filter(host => !mayBeListed(host))
    expect(missed).to.deep.equal([])
  })

  it('finds Google’s hosts of all countries, and hosts with a trailing dot', () => {
    for (const host of ['www.google.de', 'google.co.uk.', 'maps.google.fr'])
      expect(mayBeListed(host), host).to.equal(true)
  })

  it('lets most other hosts pass', () => {
    const others = Array.from({ length: 2000 }, (_, nth) => `shop-${nth}.example${nth % 7}.com`)
    const held = others.filter(mayBeListed)
    expect(held.length / others.length).to.be.lessThan(0.06)
  })

  it('holds no whole country: of eight names below each domain of two letters, some pass', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const ends = letters.flatMap(first => letters.map(second => first + second))
    const names = 'shop forum bank museum school news wiki post'.split(' ')
    expect(ends.filter(end => names.every(name => mayBeListed(`${name}.${end}`)))).to.deep.equal([])
  })

  it('lets the hosts pass from which most sites load libraries, fonts and images', () => {
    const harmless = `cdn.jsdelivr.net unpkg.com cdnjs.cloudflare.com ajax.googleapis.com fonts.googleapis.com
      fonts.gstatic.com code.jquery.com images.unsplash.com cdn.shopify.com res.cloudinary.com js.stripe.com
      api.stripe.com challenges.cloudflare.com i0.wp.com s.w.org esm.sh images.ctfassets.net use.typekit.net
      p.typekit.net www.paypal.com www.paypalobjects.com kit.fontawesome.com ka-f.fontawesome.com
      stackpath.bootstrapcdn.com maxcdn.bootstrapcdn.com storage.googleapis.com raw.githubusercontent.com
      avatars.githubusercontent.com upload.wikimedia.org cdn.sanity.io images.pexels.com static.wixstatic.com
      images.squarespace-cdn.com cdn.tailwindcss.com www.gstatic.com lh3.googleusercontent.com s3.amazonaws.com
      imagedelivery.net media.graphassets.com www.datocms-assets.com images.prismic.io ik.imagekit.io fonts.bunny.net`.split(
      /\s+/,
    )
    expect(harmless.filter(mayBeListed)).to.deep.equal([])
  })
})

describe('the filter of names by which the gate loads the guard', () => {
  it('never misses a listed name', () => {
    const names = [listedKeys, listedDatabases]
      .flatMap(list => Object.values(list))
      .flatMap(words => words.split(' ').filter(word => /^[^/=]/.test(word)))
      .map(word => word.replaceAll('*', 'x1'))
    expect(names).to.have.length.greaterThan(700)
    expect(names.filter(name => !mayBeListedKey(name))).to.deep.equal([])
  })

  it('lets most names pass that sites use themselves', () => {
    expect(siteKeys.filter(mayBeListedKey).length / siteKeys.length).to.be.lessThan(0.2)
    const often = 'theme dark-mode lang cart token auth locale settings i18nextLng wpEmojiSettingsSupports csrftoken'
    expect(often.split(' ').filter(mayBeListedKey)).to.deep.equal([])
  })
})
