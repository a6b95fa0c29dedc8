#!/usr/bin/perl
# A player for the arena in another language, without any library: it bids nothing that it need not, and plays the
# lowest card that is allowed. docs/player-protocol.md tells what goes over the lines.
#
#   vierblatt arena back_alley rules "exec:perl examples/lowest_card.pl" --deals 100
use strict;
use warnings;

$| = 1;    # every answer leaves at once

my %height;    # what a card is worth to us: its rank, jokers above all
@height{ split //, '23456789TJQKAX' } = 0 .. 13;

sub texts {    # the strings of the list that the key names; the texts of actions hold neither quotes nor brackets
    my ($json, $key) = @_;
    my ($list) = $json =~ /"$key":\[([^\]]*)\]/;
    return ($list // '') =~ /"([^"]*)"/g;
}

sub chosen {
    my ($json) = @_;
    my @legal = texts($json, 'legal');
    if ($json =~ /"phase":"play"/) {
        return (sort { $height{ substr $a, 0, 1 } <=> $height{ substr $b, 0, 1 } } @legal)[0];
    }
    for my $shy ('pass', 'silent', 'no') {
        return $shy if grep { $_ eq $shy } @legal;
    }
    return $legal[0];
}

while (my $line = <STDIN>) {
    chomp $line;
    my ($word, $json) = split / /, $line, 2;
    if    ($word eq 'hello')  { print "name Lowest card 1.0\nready\n" }
    elsif ($word eq 'choose') { print 'do ', chosen($json), "\n" }
    elsif ($word eq 'quit')   { last }
}
