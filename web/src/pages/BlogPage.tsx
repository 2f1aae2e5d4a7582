import { articleSummaries } from '#content/lib/articles.ts'
import { blogPage } from '#content/pages/blog.ts'
import { paths } from '../paths.ts'
import { ArticleCards, LeadStory } from '../sections/ArticleCards.tsx'
import { Band } from '../sections/Band.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { LinkList } from '../sections/LinkList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import './BlogPage.css'
import '../sections/Band.css'

const categories = [...new Set(articleSummaries.map(({ category }) => category))].toSorted()

const [lead, ...others] = articleSummaries

const articleLinks = articleSummaries.map(({ slug, title }) => ({ name: title, path: paths.article(slug) }))

export function BlogPage() {
  const { title, metaDescription, hero, exploreTopics, byTopic, stayUpdated } = blogPage
  const trail = [{ name: 'Blog', path: paths.blog }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.blog}
        image={lead?.plate && lead.slug}
        jsonLd={(data) => [data.breadcrumbData(trail), data.listData(hero.title, articleLinks)]}
      />
      <PageHero {...hero} trail={trail} exhibit={lead && <LeadStory article={lead} />} />
      <section className="topics on-paper" aria-labelledby="topics-title">
        <div className="wrap topics__row split" data-split="4-8">
          <h2 id="topics-title">{exploreTopics.title}</h2>
          <ul className="topics__badges">
            {categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band band--tight on-paper" aria-label="Articles">
        <div className="wrap">
          <ArticleCards articles={others} />
        </div>
      </section>
      <Band title={byTopic.title} ground="paper-2">
        <div className="topic-lists">
          {categories.map((category) => (
            <LinkList
              key={category}
              title={category}
              folded
              links={articleSummaries
                .filter((article) => article.category === category)
                .map(({ slug, title }) => ({ name: title, path: paths.article(slug) }))}
            />
          ))}
        </div>
      </Band>
      <Band layout="rail" title={stayUpdated.title}>
        <p className="lead">{stayUpdated.text}</p>
      </Band>
      <EmergencyBlock />
    </>
  )
}
