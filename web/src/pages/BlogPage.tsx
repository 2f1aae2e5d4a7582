import type { ArticleSummary } from '#content/lib/article-schema.ts'
import { articleSummaries } from '#content/lib/lists/articles.ts'
import { blogPage } from '#content/pages/blog.ts'
import { paths } from '../paths.ts'
import { ArticleCards } from '../sections/ArticleCards.tsx'
import { Band } from '../sections/Band.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { LinkList } from '../sections/LinkList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import './BlogPage.css'

const categories = [...new Set(articleSummaries.map(({ category }) => category))].toSorted()

const [newest] = articleSummaries
const cards = articleSummaries.filter((article) => article.card || article === newest)

const link = ({ slug, title, updated }: ArticleSummary) => ({ name: title, path: paths.article(slug), date: updated })

const topics = categories.map((category) => ({
  title: category,
  links: articleSummaries.filter((article) => !cards.includes(article) && article.category === category).map(link),
}))

/** All articles in the order in which the page shows them. */
const articleLinks = [...cards.map(link), ...topics.flatMap(({ links }) => links)]

export function BlogPage() {
  const { title, metaDescription, hero, exploreTopics, byTopic, stayUpdated } = blogPage
  const trail = [{ name: 'Blog', path: paths.blog }]
  return (
    <>
      <Seo
        title={title}
        description={metaDescription}
        path={paths.blog}
        image={newest?.plate && newest.slug}
        trail={trail}
        jsonLd={(data) => [data.listData(hero.title, articleLinks)]}
      />
      <PageHero {...hero} trail={trail} />
      <section className="topics on-paper" aria-labelledby="topics-title">
        <div className="wrap topics__row split" data-split="4-8">
          <h2 className="h3" id="topics-title">
            {exploreTopics.title}
          </h2>
          <ul className="topics__badges dotted">
            {categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band band--close on-paper" aria-label="Articles">
        <div className="wrap">
          <ArticleCards articles={cards} long />
        </div>
      </section>
      <Band title={byTopic.title} ground="paper-2">
        <div className="topic-lists">
          {topics.map((topic) => (
            <LinkList key={topic.title} folded {...topic} />
          ))}
        </div>
      </Band>
      <Band layout="rail" title={stayUpdated.title}>
        <p className="lead">{stayUpdated.text}</p>
      </Band>
      <EmergencyBlock brief />
    </>
  )
}
