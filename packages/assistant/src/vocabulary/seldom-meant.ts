/** Words of further Indian tongues in Latin letters: known where they are typed, but hardly what a slip of the fingers meant. */
export const seldomMeant = new Set(
  `
gelya gelyaa magil magchya pona kadantha gata goto gato hya indha ee ei aje aaje inniku innikku indru eeroju ivattu ajke gai kale gaikale gaikaale nethu netru nettu ninna ninne
gotokal gatakal athavda athavdyat athvadyat athavadyat athavadiye athvadiye athvadiya athvadiyu athwadiye varam vaaram shoptaho mahinyat mahinyaat mahinya mahinama mahinaama
masam maasam maadham mash mase nela tingalu kiti ketla ketli ketlu kitla kitli kitlu evvalavu evlo ethana ethanai enni eshtu entha koyta koyti koto kota kinne kinni keta kinna
vechaan vechan virpanai vilpanai vyaparam ammakalu maarata orderlu ordergalu ekun ekoon motham mottam ola yo gm
`
    .split(/\s+/)
    .filter(Boolean),
);
