import { any, type Sign, sign, words } from './sign.ts';

/** The plainest words of it in languages that people fall back to. */
export const otherLanguages: readonly Sign[] = [
  sign(
    any(
      words(`
  selbstmord*
  suizid*
  (?:mich|mir das leben) (?:umbringen|umzubringen|nehmen|zu nehmen)
  umbringen
  (?:will|mochte) (?:nicht mehr leben|sterben|tot sein|nicht mehr)
  nicht mehr leben
  lebensmude
  ritze mich
  (?:me|se) suicider
  (?:je veux|envie de|veux) mourir
  me tuer
  en finir avec
  plus envie de vivre
  veux plus vivre
  quiero (?:morir|morirme|matarme|desaparecer)
  matarme
  quitarme la vida
  no quiero (?:vivir|seguir viviendo)
  ganas de vivir
  quero morrer
  me matar
  nao quero (?:viver|mais viver)
  acabar com (?:tudo|a minha vida|minha vida)
  voglio morire
  (?:uccidermi|ammazzarmi)
  farla finita
  non voglio (?:piu )?vivere
  zelfmoord
  wil (?:dood|niet meer leven)
  niet meer leven
  samobojstw*
  chce (?:umrzec|sie zabic)
  nie chce (?:juz )?zyc
  intihar
  olmek istiyorum
  sjalvmord
  vill inte leva
  selvmord
  itsemurha
  marna chaht*
  jaan dena
`),
    ),
  ),
];
